import { toReviewedChart } from '#tools/atlas/review/reviewedChart.ts'
import { allTestModels } from '#tools/paths/allTestModels.ts'

process.stdout.write(JSON.stringify(allTestModels.map(toReviewedChart)))
