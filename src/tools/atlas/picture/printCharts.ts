import { drawnChartOf } from '#tools/atlas/picture/chart.ts'
import { entries } from '#tools/paths/entries.ts'

process.stdout.write(JSON.stringify(entries.map(drawnChartOf)))
