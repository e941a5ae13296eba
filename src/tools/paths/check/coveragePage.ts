import type { TestModel } from '#machines/testModel.ts'
import type { ChartCoverage, CoverageRecord, TransitionCoverage } from '#tools/paths/check/coverage.ts'
import { sumOf } from '#tools/paths/check/coverageTable.ts'

/** One static page of the record: the figures of all charts, then a table for each chart. Nothing in it is fetched or run. */
export const renderCoveragePage = (record: CoverageRecord, entries: readonly TestModel[]): string => {
  const charts = Object.entries(record.charts)
  const sections = charts.map(([id, coverage]) =>
    sectionOf(id, entries.find((entry) => entry.id === id)?.machine.root.description ?? '', coverage),
  )
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>What the last full run took</title>
<style>${style}</style>
</head>
<body>
<main>
<h1>What the last full run took</h1>
<p>A transition is one way on that a chart declares. <b>Code</b> counts the paths that took it on the real chart, <b>browser</b> names those that took it through the real pages, <b>by hand</b> names the scripts that lead a person over it.</p>
${summaryOf(record)}
${sections.join('\n')}
</main>
</body>
</html>
`
}

const style = `
:root { color-scheme: light dark; --line: light-dark(#d0d4da, #3d434c); --faint: light-dark(#f4f5f7, #20242a); --missing: light-dark(#8a4b00, #ffc069); }
body { margin: 0; font: 1rem/1.5 system-ui, sans-serif; background: light-dark(#fff, #15181c); color: light-dark(#1b1f24, #e8eaed); }
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

const text = (value: string): string => value.replace(/[&<>"']/g, (sign) => escapes[sign] as string)

const anchorOf = (chart: string): string => chart.replace('/', '-')

const tableOf = (name: string, caption: string, head: readonly string[], rows: readonly string[]): string =>
  `<div class="scroll" role="region" aria-label="${text(name)}" tabindex="0">
<table>
<caption>${text(caption)}</caption>
<thead><tr>${head.map((cell) => `<th scope="col">${cell}</th>`).join('')}</tr></thead>
<tbody>
${rows.join('\n')}
</tbody>
</table>
</div>`

const numbersOf = (coverages: readonly ChartCoverage[]): string =>
  (['transitions', 'byActor', 'byBrowser', 'byHand', 'never'] as const)
    .map((column) => `<td class="number">${sumOf(coverages, column)}</td>`)
    .join('')

const summaryOf = ({ charts }: CoverageRecord): string => {
  const rows = Object.entries(charts).map(
    ([id, coverage]) =>
      `<tr><th scope="row"><a href="#${anchorOf(id)}">${text(id)}</a></th>${numbersOf([coverage])}</tr>`,
  )
  const total = `<tr><th scope="row">all</th>${numbersOf(Object.values(charts))}</tr>`
  return tableOf(
    'All charts',
    'How many transitions of each chart are taken, and by whom',
    ['Chart', 'Transitions', 'Code', 'Browser', 'By hand', 'Never'],
    [...rows, total],
  )
}

const sectionOf = (id: string, sentence: string, coverage: ChartCoverage): string => {
  const { transitions, byActor, byBrowser, byHand } = coverage
  const caption = `Of ${transitions} transitions the code takes ${byActor}, the browser ${byBrowser}, a person with the scripts ${byHand}.`
  const rows = Object.entries(coverage.taken).map(([name, row]) => rowOf(name, row))
  return `<section>
<h2 id="${anchorOf(id)}">${text(id)}</h2>
<p>${text(sentence)}</p>
${tableOf(id, caption, ['Transition', 'Code', 'Browser', 'By hand'], rows)}
</section>`
}

const rowOf = (name: string, { actor, browser, hand, notInBrowser }: TransitionCoverage): string =>
  `<tr><th scope="row"><code>${text(name)}</code></th><td>${actor === 0 ? missing() : `${actor} path${actor === 1 ? '' : 's'}`}</td><td>${namesOf(browser, notInBrowser)}</td><td>${namesOf(hand)}</td></tr>`

const namesOf = (ids: readonly string[], reason?: string): string =>
  ids.length > 0 ? ids.map((id) => `<code>${text(id)}</code>`).join(' ') : missing(reason)

const missing = (reason?: string): string =>
  `<span class="missing">not taken${reason === undefined ? '' : `: ${text(reason)}`}</span>`
