import { spawnSync } from 'node:child_process'
import { auditResult } from '#tools/audit/auditResult.ts'

const { stdout } = spawnSync('npm audit --json', { shell: true, encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 })
const { hasPassed, lines } = auditResult(stdout)
for (const line of lines) console.log(line)
// CI shows this line next to the run.
if (process.env['GITHUB_ACTIONS'] && lines[0]?.startsWith('Not checked')) console.log(`::warning::${lines[0]}`)
process.exit(hasPassed ? 0 : 1)
