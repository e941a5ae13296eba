import { entries } from '#tools/paths/model/allTestModels.ts'
import { factsOf } from '#tools/paths/diff/chartSummary.ts'

process.stdout.write(JSON.stringify(entries.map(factsOf)))
