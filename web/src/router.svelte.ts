// Going from screen to screen without loading the page again.

import { whereIs, type Where } from "./places";

class Router {
  where = $state.raw<Where>(whereIs(location.pathname));

  look(): void {
    this.where = whereIs(location.pathname);
  }
}

export const router = new Router();

export function go(path: string): void {
  history.pushState(null, "", path);
  router.look();
  scrollTo(0, 0);
}
