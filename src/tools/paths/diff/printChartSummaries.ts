import { allTestModels } from '#tools/paths/model/allTestModels.ts'
import { summarizeChart } from '#tools/paths/diff/chartSummary.ts'

process.stdout.write(JSON.stringify(allTestModels.map(summarizeChart)))
