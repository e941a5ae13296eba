import { readFileSync, writeFileSync } from 'node:fs'
import { withRewriteRules } from '#tools/prerender/rewriteRules.ts'

const file = 'docs/deploy.md'
writeFileSync(file, withRewriteRules(readFileSync(file, 'utf8')))
