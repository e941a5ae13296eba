import { expect, test } from 'vitest'
import { auditResult } from '#tools/audit/auditResult.ts'

/** The answer of `npm audit --json` with these vulnerable packages. */
const answer = (vulnerabilities: object): string => JSON.stringify({ auditReportVersion: 2, vulnerabilities })

test('without a known vulnerability, the check passes and says so', () => {
  expect(auditResult(answer({}))).toEqual({ hasPassed: true, lines: ['No known vulnerability.'] })
})

test('a vulnerability of high or critical severity fails the check, others are listed', () => {
  const text = answer({
    a: {
      name: 'a',
      severity: 'moderate',
      range: '<1.2.0',
      via: [{ title: 'Slow pattern', url: 'https://example.com/1' }],
    },
    b: {
      name: 'b',
      severity: 'high',
      range: '<=2.0.0',
      via: ['a', { title: 'Script runs', url: 'https://example.com/2' }],
    },
  })
  expect(auditResult(text)).toEqual({
    hasPassed: false,
    lines: [
      'moderate  a <1.2.0  Slow pattern https://example.com/1',
      'high  b <=2.0.0  a, Script runs https://example.com/2',
    ],
  })
  expect(auditResult(text.replace('"high"', '"low"')).hasPassed).toBe(true)
  expect(auditResult(text.replace('"high"', '"critical"')).hasPassed).toBe(false)
})

test.each([
  [
    'a refusal',
    '{"message":"405 Method Not Allowed","statusCode":405,"error":{"summary":""}}',
    '405 Method Not Allowed',
  ],
  ['a page', '<html>', 'its answer cannot be read'],
  ['nothing', '', 'its answer cannot be read'],
])('a registry that answers with %s does not fail the check, and is named as unchecked', (_, text, reason) => {
  expect(auditResult(text)).toEqual({
    hasPassed: true,
    lines: [`Not checked: the registry does not answer (${reason}).`],
  })
})
