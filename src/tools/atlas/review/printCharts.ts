import { toReviewedChart } from '#tools/atlas/review/reviewedChart.ts'
import { allTestModels } from '#tools/paths/model/allTestModels.ts'

process.stdout.write(JSON.stringify(allTestModels.map(toReviewedChart)))
