import { areaCharts } from '#tools/bench/bare/charts/areaCharts.ts'
import { consoleCharts } from '#tools/bench/bare/charts/consoleCharts.ts'
import { listCharts } from '#tools/bench/bare/charts/listCharts.ts'
import { areaPackages, packages } from '#tools/bench/bare/packages.ts'
import '#tools/bench/bare/users.tsx'

// Without a use, the build would remove them.
Object.assign(globalThis, { used: [areaCharts, consoleCharts, listCharts, areaPackages, packages] })
