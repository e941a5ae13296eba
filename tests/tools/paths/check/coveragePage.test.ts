import { describe, expect, test } from 'vitest'
import type { CoverageRecord } from '#tools/paths/check/coverage.ts'
import { renderCoveragePage } from '#tools/paths/check/coveragePage.ts'
import { door } from '#tests/tools/paths/charts/door.ts'

const record: CoverageRecord = {
  'house/door': {
    'closed: <b>': { takenBy: [], reason: 'it\'s "stuck"' },
    'open: door.pulled': { takenBy: ['actor', 'browser'] },
  },
}

const linesBetween = (first: string, last: string): string[] => {
  const lines = renderCoveragePage(record, [door]).split('\n')
  return lines.slice(lines.indexOf(first), lines.indexOf(last) + 1)
}

const counts = [2, 1, 1, 1].map((count) => `<td class="number">${count}</td>`).join('')

describe('the coverage page', () => {
  test('has a summary of all charts', () => {
    expect(linesBetween('<tbody>', '</tbody>')).toEqual([
      '<tbody>',
      `<tr><th scope="row"><a href="#house-door">house/door</a></th>${counts}</tr>`,
      `<tr><th scope="row">all</th>${counts}</tr>`,
      '</tbody>',
    ])
  })

  test('has a table for each chart with escaped texts', () => {
    expect(linesBetween('<section>', '</section>')).toEqual([
      '<section>',
      '<h2 id="house-door">house/door</h2>',
      '<p>A door with a lock.</p>',
      '<div class="scroll" role="region" aria-label="house/door" tabindex="0">',
      '<table>',
      '<caption>Of 2 transitions, the actor takes 1 and the browser 1.</caption>',
      '<thead><tr><th scope="col">Transition</th><th scope="col">Actor</th><th scope="col">Browser</th></tr></thead>',
      '<tbody>',
      '<tr><th scope="row"><code>closed: &lt;b&gt;</code></th><td><span class="missing">not taken</span></td>' +
        '<td><span class="missing">not taken: it&#39;s &quot;stuck&quot;</span></td></tr>',
      '<tr><th scope="row"><code>open: door.pulled</code></th><td>taken</td><td>taken</td></tr>',
      '</tbody>',
      '</table>',
      '</div>',
      '</section>',
    ])
  })

  test('loads no other file and runs no script', () => {
    expect(renderCoveragePage(record, [door])).not.toMatch(/<script|<link|<img|url\(/)
  })
})
