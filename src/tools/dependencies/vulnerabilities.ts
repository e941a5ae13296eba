import { execFile } from 'node:child_process'
import * as z from 'zod/mini'

const advisory = z.object({ title: z.string(), url: z.string() })

const report = z.object({
  vulnerabilities: z.record(
    z.string(),
    z.object({
      severity: z.string(),
      range: z.string(),
      via: z.array(z.union([z.string(), advisory])),
    }),
  ),
})

const failure = z.object({ message: z.string() })

/** A known vulnerability of an installed package. */
interface Vulnerability {
  readonly name: string
  /** low, moderate, high or critical. */
  readonly severity: string
  /** The versions that have it. */
  readonly range: string
  /** The title and the address of each advisory, or the dependency that has it. */
  readonly reasons: readonly string[]
}

/** The vulnerabilities, or why the registry could not be asked. */
export type AuditResult = { readonly vulnerabilities: readonly Vulnerability[] } | { readonly problem: string }

/** Reads the output of `npm audit --json`. */
export const parseAudit = (text: string): AuditResult => {
  const value = parseJson(text)
  const parsed = report.safeParse(value)
  if (!parsed.success) return { problem: failure.safeParse(value).data?.message ?? 'npm printed no report.' }
  return {
    vulnerabilities: Object.entries(parsed.data.vulnerabilities).map(([name, { severity, range, via }]) => ({
      name,
      severity,
      range,
      reasons: via.map((cause) => (typeof cause === 'string' ? `through ${cause}` : `${cause.title} (${cause.url})`)),
    })),
  }
}

const parseJson = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

/** Asks the registry about the packages of the lock file. It sends their names and versions. */
export const auditLockFile = (): Promise<AuditResult> =>
  new Promise((resolve) => {
    const args = ['audit', '--package-lock-only', '--json', '--audit', '--fetch-retries=1', '--fetch-timeout=30000']
    execFile('npm', args, { maxBuffer: 50_000_000 }, (_error, output) => resolve(parseAudit(output)))
  })
