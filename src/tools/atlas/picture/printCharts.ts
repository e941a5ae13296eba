import { toDrawnChart } from '#tools/atlas/picture/toDrawnChart.ts'
import { allTestModels } from '#tools/paths/model/allTestModels.ts'

process.stdout.write(JSON.stringify(allTestModels.map(toDrawnChart)))
