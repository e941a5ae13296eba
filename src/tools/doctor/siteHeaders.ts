import type { Config } from '#domain/app/config.ts'
import { securityHeaders } from '#domain/routes/contentPolicy.ts'
import { hashesIn } from '#tools/prerender/inlineAssets.ts'
import type { Answer } from '#tools/doctor/ask.ts'
import { notChecked, type Result, resultOf } from '#tools/doctor/result.ts'

const policyName = 'Content-Security-Policy'

/** The sources of a policy by directive. */
const parsePolicy = (policy: string): Map<string, string[]> =>
  new Map(
    policy.split(/\s*;\s*/).map((directive) => {
      const [name = '', ...sources] = directive.trim().split(/\s+/)
      return [name, sources]
    }),
  )

const isHash = (source: string): boolean => source.startsWith("'sha256-")

/** A host may send the hashes of other documents too. Nothing else may differ. */
const policyProblem = (expected: string, received: string): string | undefined => {
  const [wanted, found] = [parsePolicy(expected), parsePolicy(received)]
  if (received.includes(',')) return 'has two policies, and browsers apply both'
  const other = [...new Set([...wanted.keys(), ...found.keys()])].find((directive) => {
    const [want, have] = [wanted.get(directive), found.get(directive)]
    if (!want || !have) return true
    const missing = want.filter((source) => !have.includes(source))
    const added = have.filter((source) => !want.includes(source) && !isHash(source))
    return missing.length > 0 || added.length > 0
  })
  if (other === undefined) return undefined
  const isRelease = wanted.get(other)?.some((source) => isHash(source) && !found.get(other)?.includes(source))
  return isRelease
    ? `has a policy without the hashes of its ${other}: it is the policy of another document or release`
    : `has a policy with another ${other} than this build`
}

/** The problems of one answer. */
const headerProblems = (settings: Config, { headers, text }: Answer): string[] => {
  const hashes = { scripts: hashesIn(text, 'script'), styles: hashesIn(text, 'style') }
  return Object.entries(securityHeaders(settings, hashes)).flatMap(([name, expected]) => {
    const received = headers[name.toLowerCase()]
    if (received === undefined) return [`has no ${name}`]
    if (name === policyName) return policyProblem(expected, received) ?? []
    // A host may ask browsers for more than this build does.
    return received === expected || name === 'Strict-Transport-Security' ? [] : [`has the ${name} ${received}`]
  })
}

/** The security headers of documents and other files. Redirects need none. */
export const checkHeaders = (settings: Config, answers: readonly Answer[]): Result => {
  const [what, fix] = ['Security headers', 'Security headers'] as const
  const found = answers.filter(({ status }) => [200, 404].includes(status))
  if (found.length === 0) return notChecked(what, fix, 'the site does not answer')
  const problems = found.flatMap((answer) =>
    headerProblems(settings, answer).map((problem) => `${new URL(answer.url).pathname} ${problem}`),
  )
  return resultOf(what, fix, problems, 'every answer has them, with the right policy')
}
