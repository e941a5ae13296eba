import { drawnChartOf } from '#tools/atlas/picture/toDrawnChart.ts'
import { entries } from '#tools/paths/model/allTestModels.ts'

process.stdout.write(JSON.stringify(entries.map(drawnChartOf)))
