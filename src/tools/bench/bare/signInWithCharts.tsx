import { authCharts } from '#tools/bench/bare/charts/authCharts.ts'
import { consoleCharts } from '#tools/bench/bare/charts/consoleCharts.ts'
import { formPackages, packages } from '#tools/bench/bare/packages.ts'
import '#tools/bench/bare/signIn.tsx'

// Without a use, the build would remove them.
Object.assign(globalThis, { used: [authCharts, consoleCharts, formPackages, packages] })
