import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { guideTitles } from '#tools/doctor/deployGuide.ts'
import { formatResults } from '#tools/doctor/result.ts'
import { environment } from '#tests/tools/doctor/deployment.ts'

const lines = readFileSync('docs/deploy.md', 'utf8').split('\n')

const titlePatterns = [/^#+ (.+)$/, /^\*\*(.+)\*\*$/, /^\| *`?([^|`]+?)`? *\|/, /^- (.+?)[.:,]/]

const titleOf = (line: string): string | undefined =>
  titlePatterns.map((pattern) => pattern.exec(line)?.[1]).find((title) => title !== undefined)

test.each([...guideTitles, ...Object.keys(environment)])('docs/deploy.md has one place with the title %s', (fix) => {
  expect(lines.map(titleOf).filter((title) => title === fix)).toEqual([fix])
})

test('the table says what is right, what is wrong and where the guide says how to fix it', () => {
  const table = formatResults([
    { what: 'Pages', state: 'right', detail: 'all 29 addresses get their page', fix: 'Rewrite rules' },
    { what: 'Key set', state: 'wrong', detail: 'status 500', fix: 'Key set and proxy' },
    { what: 'API key', state: 'open', detail: 'no answer', fix: 'Authorization' },
  ])
  expect(table).toBe(
    [
      'right  Pages    all 29 addresses get their page',
      'wrong  Key set  status 500',
      "                fix it: docs/deploy.md, 'Key set and proxy'",
      'open   API key  no answer',
      '',
      '1 right, 1 wrong, 1 not checked',
    ].join('\n'),
  )
})
