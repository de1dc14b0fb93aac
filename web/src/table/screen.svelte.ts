// The shape of the screen as it is now.

import { innerHeight, innerWidth } from "svelte/reactivity/window";
import { shapeOf, trayWidth, type Shape } from "./shape";

export class Screen {
  width = $derived(innerWidth.current ?? 1280);
  height = $derived(innerHeight.current ?? 800);
  shape: Shape = $derived(shapeOf(this.width, this.height));
  trayWidth = $derived(trayWidth(this.width));
  /** Room for larger buttons. */
  isTall = $derived(this.height >= 700 && this.shape !== "wide");
  isLow = $derived(this.height < 720);

  /** How high the tray is that stands below a ring of the usual size, or beside it. */
  get trayHeight(): number {
    const head = this.isTall ? 52 : 44;
    if (this.shape !== "upright") return this.height - 44;
    const usual = this.height < 700 ? 264 : this.height < 900 ? 300 : 340;
    return this.height - head - Math.min(Math.round(this.width * 1.17), this.height - head - usual);
  }

  /** As classes. */
  get classes(): (string | false)[] {
    return [this.shape, this.isTall && "tall", this.isLow && "low", this.height < 420 && "flat", this.shape === "lying" && this.trayWidth < 356 && "slim"];
  }
}

export const screen = new Screen();
