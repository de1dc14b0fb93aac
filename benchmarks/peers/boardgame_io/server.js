// A boardgame.io server with a card game as small as it can be: six people in turn draw a card and play one.
// node server.js PORT [FOLDER]: in memory, or with its flat-file store in FOLDER.
const { Server, FlatFile } = require('boardgame.io/server');

const cards = {
  name: 'cards',
  minPlayers: 6,
  maxPlayers: 6,
  setup: () => ({ hands: Array.from({ length: 6 }, () => [1, 2, 3, 4, 5]), pile: 0, played: 0 }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    play: ({ G, ctx }, at) => {
      const hand = G.hands[ctx.currentPlayer];
      G.pile = hand[at];
      G.played += 1;
      hand[at] = (G.pile * 7 + G.played) % 13;
    },
  },
  // Everybody sees their own hand only.
  playerView: ({ G, playerID }) => ({ ...G, hands: G.hands.map((hand, p) => (String(p) === playerID ? hand : hand.length)) }),
};

async function main() {
  const [port, folder] = process.argv.slice(2);
  const server = Server({ games: [cards], origins: [], ...(folder ? { db: new FlatFile({ dir: folder }) } : {}) });
  const { appServer } = await server.run({ port: Number(port) });
  console.log(`http://127.0.0.1:${appServer.address().port}`);
}

main();
