import { entries } from '#tools/paths/entries.ts'
import { factsOf } from '#tools/paths/facts.ts'

process.stdout.write(JSON.stringify(entries.map(factsOf)))
