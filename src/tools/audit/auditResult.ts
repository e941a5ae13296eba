import * as z from 'zod/mini'

const answerSchema = z.object({
  vulnerabilities: z.record(
    z.string(),
    z.object({
      name: z.string(),
      severity: z.string(),
      range: z.string(),
      /** The vulnerability, or the name of the package that brings it. */
      via: z.array(z.union([z.string(), z.object({ title: z.string(), url: z.string() })])),
    }),
  ),
})

const refusalSchema = z.object({ message: z.string() })

/** They fail the check. npm knows also info, low and moderate. */
const severe = ['high', 'critical']

const parse = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

/** What the answer of `npm audit --json` means. A registry that does not answer is no reason to fail. */
export const auditResult = (text: string): { hasPassed: boolean; lines: string[] } => {
  const answer = parse(text)
  const found = answerSchema.safeParse(answer).data
  if (!found) {
    const reason = refusalSchema.safeParse(answer).data?.message ?? 'its answer cannot be read'
    return { hasPassed: true, lines: [`Not checked: the registry does not answer (${reason}).`] }
  }
  const packages = Object.values(found.vulnerabilities)
  if (packages.length === 0) return { hasPassed: true, lines: ['No known vulnerability.'] }
  return {
    hasPassed: !packages.some(({ severity }) => severe.includes(severity)),
    lines: packages.map(({ name, severity, range, via }) => {
      const causes = via.map((cause) => (typeof cause === 'string' ? cause : `${cause.title} ${cause.url}`))
      return `${severity}  ${name} ${range}  ${causes.join(', ')}`
    }),
  }
}
