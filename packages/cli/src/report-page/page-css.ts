/** The styles of the page, for light and dark mode. */
export const PAGE_CSS = `
:root {
  --red: #f15060; --blue: #0078bf; --green: #00a95c; --yellow: #ffb511; --purple: #765ba7; --black: #1b1b22;
  --paper: #f7f3e8; --night: #15161f;
  --ground: var(--paper); --ink: var(--black); --sheet: #fffdf6; --dots: #1b1b2233;
  --line: color-mix(in srgb, var(--ink) 16%, var(--ground));
  --faint: color-mix(in srgb, var(--ink) 72%, var(--ground));
  color-scheme: light dark;
}
@media (prefers-color-scheme: dark) {
  :root { --ground: var(--night); --ink: var(--paper); --sheet: #1e202c; --black: #8d8d99; --dots: #15161f55; }
}
* { box-sizing: border-box; }
html { text-size-adjust: 100%; }
body {
  margin: 0;
  background: var(--ground) radial-gradient(var(--line) 1px, transparent 1.4px) 0 0 / 14px 14px;
  color: var(--ink);
  font: 1rem/1.45 "Inter Variable", Inter, system-ui, sans-serif;
}
main { max-width: 72rem; margin: 0 auto; padding: 1.5rem 1rem 3rem; }
h1, h2, h3 {
  font-family: "Bricolage Grotesque Variable", "Bricolage Grotesque", system-ui, sans-serif;
  font-weight: 800; line-height: 1.05; letter-spacing: -0.01em; margin: 0;
}
h1 { font-size: clamp(2.6rem, 9vw, 4.5rem); text-shadow: 3px 2px 0 var(--red), -2px -1px 0 var(--yellow); }
h2 { font-size: 1.5rem; margin-bottom: 1rem; }
h3 { font-size: 1.05rem; margin-bottom: 0.4rem; }
header { margin-bottom: 1.5rem; }
header p { margin: 0.5rem 0 0; }
section { background: var(--sheet); border: 2px solid var(--ink); border-radius: 14px; padding: 1.1rem; margin-bottom: 1.25rem; }
.cards { display: grid; gap: 1.4rem 2rem; grid-template-columns: repeat(auto-fill, minmax(min(100%, 26rem), 1fr)); }
.bars { list-style: none; margin: 0; padding: 0; display: grid; gap: 0.7rem; }
.bars li { display: grid; grid-template-columns: 1fr auto; gap: 0 0.75rem; align-items: center; }
.bars .name { display: flex; align-items: baseline; gap: 0.45rem; font-weight: 600; overflow-wrap: anywhere; }
.name svg { flex: none; width: 0.85rem; height: 0.85rem; }
.bars .figure { font-variant-numeric: tabular-nums; grid-row: 1; grid-column: 2; text-align: right; }
.bar { grid-column: 1 / -1; width: 100%; height: 28px; overflow: visible; display: block; }
.ground { fill: var(--line); opacity: 0.5; }
#dots circle { fill: var(--dots); }
.whisker { stroke: var(--ink); stroke-width: 2.5; }
.rim { stroke: var(--sheet); stroke-width: 6; stroke-linecap: round; }
.whisker circle { fill: var(--ground); }
.chance { stroke: var(--ink); stroke-width: 2; stroke-dasharray: 3 3; }
.more { display: block; color: var(--faint); font-size: 0.875rem; }
.more.sure { color: var(--ink); font-weight: 700; }
footer { color: var(--faint); font-size: 0.875rem; }
footer p { margin: 0 0 0.4rem; }
code { display: block; background: var(--sheet); color: var(--ink); border-radius: 8px; padding: 0.6rem 0.8rem; overflow-wrap: anywhere; }
.numbers { display: flex; flex-wrap: wrap; gap: 1rem 2.5rem; margin: 0; }
.numbers dd { margin: 0; font: 800 1.7rem/1.1 "Bricolage Grotesque Variable", "Bricolage Grotesque", system-ui, sans-serif; }
@media (width >= 760px) {
  .more { display: inline-block; margin-left: 0.6rem; }
  .wide .bars li { grid-template-columns: 13rem 1fr 9rem; }
  .wide .bar { grid-column: 2; grid-row: 1; }
  .wide .figure { grid-column: 3; }
}
`
