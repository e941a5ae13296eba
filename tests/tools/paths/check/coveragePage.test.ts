import { describe, expect, test } from 'vitest'
import type { CoverageRecord } from '#tools/paths/check/coverage.ts'
import { renderCoveragePage } from '#tools/paths/check/coveragePage.ts'
import { door } from '#tests/tools/paths/charts/door.ts'

const record: CoverageRecord = {
  format: 1,
  charts: {
    'house/door': {
      transitions: 2,
      byActor: 1,
      byBrowser: 1,
      byHand: 1,
      never: 1,
      taken: {
        'closed: <b>': { actor: 0, browser: [], hand: [], notInBrowser: 'it\'s "stuck"' },
        'open: door.pulled': { actor: 1, browser: ['door-a', 'door-b'], hand: ['door-c'] },
      },
    },
  },
}

const linesBetween = (first: string, last: string): string[] => {
  const lines = renderCoveragePage(record, [door]).split('\n')
  return lines.slice(lines.indexOf(first), lines.indexOf(last) + 1)
}

describe('the page of a record', () => {
  test('sums up all charts', () => {
    expect(linesBetween('<tbody>', '</tbody>')).toEqual([
      '<tbody>',
      '<tr><th scope="row"><a href="#house-door">house/door</a></th><td class="number">2</td><td class="number">1</td><td class="number">1</td><td class="number">1</td><td class="number">1</td></tr>',
      '<tr><th scope="row">all</th><td class="number">2</td><td class="number">1</td><td class="number">1</td><td class="number">1</td><td class="number">1</td></tr>',
      '</tbody>',
    ])
  })

  test('has a table for each chart, in which nothing of the chart is read as markup', () => {
    expect(linesBetween('<section>', '</section>')).toEqual([
      '<section>',
      '<h2 id="house-door">house/door</h2>',
      '<p>A door with a lock.</p>',
      '<div class="scroll" role="region" aria-label="house/door" tabindex="0">',
      '<table>',
      '<caption>Of 2 transitions the code takes 1, the browser 1, a person with the scripts 1.</caption>',
      '<thead><tr><th scope="col">Transition</th><th scope="col">Code</th><th scope="col">Browser</th><th scope="col">By hand</th></tr></thead>',
      '<tbody>',
      '<tr><th scope="row"><code>closed: &lt;b&gt;</code></th><td><span class="missing">not taken</span></td><td><span class="missing">not taken: it&#39;s &quot;stuck&quot;</span></td><td><span class="missing">not taken</span></td></tr>',
      '<tr><th scope="row"><code>open: door.pulled</code></th><td>1 path</td><td><code>door-a</code> <code>door-b</code></td><td><code>door-c</code></td></tr>',
      '</tbody>',
      '</table>',
      '</div>',
      '</section>',
    ])
  })

  test('fetches and runs nothing', () => {
    expect(renderCoveragePage(record, [door])).not.toMatch(/<script|<link|<img|url\(/)
  })
})
