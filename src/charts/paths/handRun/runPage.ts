import type { HandRun, RunScript, RunStep } from '#charts/paths/handRun/handRun.ts'
import { escapeMarkup } from '#charts/markup.ts'
import { commentOf, countOf } from '#charts/paths/handRun/runReports.ts'

const styles = `
:root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif; }
body { max-width: 72rem; margin: 2rem auto; padding: 0 1rem; overflow-wrap: anywhere; }
h2 { margin-top: 2.5rem; font-size: 1.2rem; }
table { width: 100%; table-layout: fixed; border-collapse: collapse; }
th:first-child { width: 3rem; }
th, td { padding: 0.5rem; border-bottom: 1px solid #8884; text-align: left; vertical-align: top; }
ul { margin: 0.25rem 0 0; padding-left: 1.2rem; }
img { display: block; max-width: 100%; max-height: 30rem; margin-top: 0.5rem; border: 1px solid #8884; }
b { white-space: nowrap; }
.passed { color: light-dark(#126b34, #6fd08c); }
.failed { color: light-dark(#b3261e, #ff9d94); }
.blocked { color: light-dark(#8a5200, #f0b45b); }
@media (max-width: 40rem) { thead { display: none; } tr, td { display: block; } td { border: 0; } tr { border-bottom: 1px solid #8884; } }
`

/**
 * The result of a hand run as one HTML file.
 * @param pictureOf a picture as a data URL; null if the file is missing or no picture
 */
export const toRunPage = (run: HandRun, pictureOf: (file: string) => string | null): string => {
  const times = run.scripts
    .flatMap(({ steps }) => steps.flatMap(({ answer }) => (answer ? minuteOf(answer.at) : [])))
    .toSorted()
  const counts = (['passed', 'failed', 'blocked', 'open'] as const).map((result) => `${countOf(run, result)} ${result}`)
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Hand run of ${escapeMarkup(run.chart)}</title>
<style>${styles}</style>
<h1>Hand run of ${escapeMarkup(run.chart)}</h1>
<p>${escapeMarkup(run.description)}</p>
<p>Scripts: ${counts.join(', ')}.${times.length > 0 ? ` From ${times[0]} to ${times.at(-1)} UTC.` : ''}</p>
${run.scripts.map((script) => sectionOf(script, pictureOf)).join('\n')}
</html>
`
}

const minuteOf = (time: string): string => time.slice(0, 16).replace('T', ' ')

const sectionOf = ({ id, title, steps, result }: RunScript, pictureOf: (file: string) => string | null): string => `
<h2>${escapeMarkup(title)}: ${resultText(result)}</h2>
<p>${escapeMarkup(id)}</p>
<table>
<thead><tr><th>Step</th><th>What to do</th><th>Expected</th><th>Result</th></tr></thead>
${steps.map((step) => rowOf(step, pictureOf)).join('\n')}
</table>`

const rowOf = (step: RunStep, pictureOf: (file: string) => string | null): string => {
  const instructions = step.instructions.map((line) => `<li>${escapeMarkup(line)}</li>`).join('')
  return `<tr><td>${step.number}</td><td>${escapeMarkup(step.title)}<ul>${instructions}</ul></td>
<td>${escapeMarkup(step.expected)}</td>
<td>${resultText(step.result)} ${escapeMarkup(commentOf(step))}${imageOf(step, pictureOf)}</td></tr>`
}

const resultText = (result: RunStep['result']): string => `<b class="${result}">${result}</b>`

const imageOf = ({ number, answer }: RunStep, pictureOf: (file: string) => string | null): string => {
  if (!answer?.picture) return ''
  const url = pictureOf(answer.picture)
  return url === null
    ? `<p>The picture ${escapeMarkup(answer.picture)} is missing.</p>`
    : `<img src="${escapeMarkup(url)}" alt="Picture of step ${number}">`
}
