// Night or day: as the system has it, unless somebody says otherwise.

export type Theme = "system" | "night" | "day";

export function theme(): Theme {
  return (localStorage.getItem("maskenball-theme") as Theme | null) ?? "system";
}

export function setTheme(wanted: Theme): void {
  localStorage.setItem("maskenball-theme", wanted);
  if (wanted === "system") delete document.documentElement.dataset.theme;
  else document.documentElement.dataset.theme = wanted;
}
