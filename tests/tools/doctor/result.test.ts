import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { guideLine, type GuideTitle, guideTitles } from '#tools/doctor/deployGuide.ts'
import { formatResults } from '#tools/doctor/result.ts'
import { environment } from '#tests/tools/doctor/deployment.ts'

const guide = readFileSync('docs/deploy.md', 'utf8')

describe('every place that the doctor names is one line of docs/deploy.md:', () => {
  test.each([...guideTitles, ...(Object.keys(environment) as GuideTitle[])])('%s', (fix) => {
    const [, line = '0', title] = /^docs\/deploy\.md:(\d+) (.*)$/.exec(guideLine(guide, fix)) ?? []
    expect(title).toBe(fix)
    expect(guide.split('\n')[Number(line) - 1]).toContain(fix)
  })
})

test('a guide with two such lines is refused', () => {
  expect(() => guideLine('## Triggers\n\n**Triggers**', 'Triggers')).toThrow(
    'docs/deploy.md needs one line with the title "Triggers".',
  )
})

test('the table says what is right, what is wrong and where the guide guideTitles it', () => {
  const table = formatResults(
    [
      { what: 'Pages', state: 'right', detail: 'all 29 addresses get their page', fix: 'Rewrite rules' },
      { what: 'Key set', state: 'wrong', detail: 'status 500', fix: 'Key set and proxy' },
      { what: 'API key', state: 'open', detail: 'no answer', fix: 'Authorization' },
    ],
    '# Guide\n\n### Key set and proxy\n',
  )
  expect(table).toBe(
    [
      'right  Pages    all 29 addresses get their page',
      'wrong  Key set  status 500',
      '                fix it: docs/deploy.md:3 Key set and proxy',
      'open   API key  no answer',
      '',
      '1 right, 1 wrong, 1 not checked',
    ].join('\n'),
  )
})
