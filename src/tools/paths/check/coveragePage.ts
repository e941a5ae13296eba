import type { TestModel } from '#machines/testModel.ts'
import type { ChartCoverage, CoverageRecord, TransitionCoverage } from '#tools/paths/check/coverage.ts'
import { countCoverage } from '#tools/paths/check/coverageTable.ts'

/** One static page of the record: a summary of all charts, then a table for each chart. */
export const renderCoveragePage = (record: CoverageRecord, testModels: readonly TestModel[]): string => {
  const sections = Object.entries(record).map(([id, coverage]) =>
    renderSection(id, testModels.find((testModel) => testModel.id === id)?.machine.root.description ?? '', coverage),
  )
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>Transition coverage</title>
<style>${style}</style>
</head>
<body>
<main>
<h1>Transition coverage</h1>
<p><b>Actor</b>: test paths take the transition on the real chart. <b>Browser</b>: test paths take it through the
real pages.</p>
${renderSummary(record)}
${sections.join('\n')}
</main>
</body>
</html>
`
}

const style = `
:root {
  color-scheme: light dark;
  --line: light-dark(#d0d4da, #3d434c);
  --faint: light-dark(#f4f5f7, #20242a);
  --missing: light-dark(#8a4b00, #ffc069);
}
body {
  margin: 0;
  font: 1rem/1.5 system-ui, sans-serif;
  background: light-dark(#fff, #15181c);
  color: light-dark(#1b1f24, #e8eaed);
}
main { max-width: 76rem; margin: 0 auto; padding: 1rem; }
.scroll { overflow-x: auto; }
table { border-collapse: collapse; width: 100%; }
caption { text-align: left; padding: .5rem 0; }
th, td { text-align: left; vertical-align: top; padding: .35rem .75rem; border-bottom: 1px solid var(--line); }
thead th { background: var(--faint); }
tbody th { font-weight: normal; }
.number { text-align: right; font-variant-numeric: tabular-nums; }
main > .scroll thead th:not(:first-child) { text-align: right; }
.missing { color: var(--missing); }
a { color: inherit; }
code { font-size: .9em; }
`

const escapes: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

const escapeHtml = (value: string): string => value.replace(/[&<>"']/g, (sign) => escapes[sign] as string)

const anchorOf = (chart: string): string => chart.replace('/', '-')

const renderTable = (name: string, caption: string, head: readonly string[], rows: readonly string[]): string =>
  `<div class="scroll" role="region" aria-label="${escapeHtml(name)}" tabindex="0">
<table>
<caption>${escapeHtml(caption)}</caption>
<thead><tr>${head.map((cell) => `<th scope="col">${cell}</th>`).join('')}</tr></thead>
<tbody>
${rows.join('\n')}
</tbody>
</table>
</div>`

const renderCounts = (charts: readonly ChartCoverage[]): string => {
  const { transitions, actor, browser, never } = countCoverage(charts)
  return [transitions, actor, browser, never].map((count) => `<td class="number">${count}</td>`).join('')
}

const renderSummary = (record: CoverageRecord): string => {
  const rows = Object.entries(record).map(
    ([id, coverage]) =>
      `<tr><th scope="row"><a href="#${anchorOf(id)}">${escapeHtml(id)}</a></th>${renderCounts([coverage])}</tr>`,
  )
  const total = `<tr><th scope="row">all</th>${renderCounts(Object.values(record))}</tr>`
  const head = ['Chart', 'Transitions', 'Actor', 'Browser', 'Never']
  return renderTable('All charts', 'How many transitions of each chart are taken', head, [...rows, total])
}

const renderSection = (id: string, description: string, coverage: ChartCoverage): string => {
  const { transitions, actor, browser } = countCoverage([coverage])
  const caption = `Of ${transitions} transitions, the actor takes ${actor} and the browser ${browser}.`
  const rows = Object.entries(coverage).map(([name, row]) => renderRow(name, row))
  return `<section>
<h2 id="${anchorOf(id)}">${escapeHtml(id)}</h2>
<p>${escapeHtml(description)}</p>
${renderTable(id, caption, ['Transition', 'Actor', 'Browser'], rows)}
</section>`
}

const renderRow = (name: string, { takenBy, reason }: TransitionCoverage): string => {
  const actor = renderTaken(takenBy.includes('actor'))
  const browser = renderTaken(takenBy.includes('browser'), reason)
  return `<tr><th scope="row"><code>${escapeHtml(name)}</code></th><td>${actor}</td><td>${browser}</td></tr>`
}

const renderTaken = (isTaken: boolean, reason?: string): string =>
  isTaken ? 'taken' : `<span class="missing">not taken${reason === undefined ? '' : `: ${escapeHtml(reason)}`}</span>`
