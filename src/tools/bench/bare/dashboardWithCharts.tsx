import { areaCharts } from '#tools/bench/bare/charts/areaCharts.ts'
import { consoleCharts } from '#tools/bench/bare/charts/consoleCharts.ts'
import { dashboardCharts } from '#tools/bench/bare/charts/dashboardCharts.ts'
import { areaPackages, packages } from '#tools/bench/bare/packages.ts'
import '#tools/bench/bare/dashboard.tsx'

// Without a use, the build would remove them.
Object.assign(globalThis, { used: [areaCharts, consoleCharts, dashboardCharts, areaPackages, packages] })
