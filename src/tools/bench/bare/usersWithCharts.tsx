import { charts } from '#tools/bench/bare/charts.ts'
import { packages } from '#tools/bench/bare/packages.ts'
import '#tools/bench/bare/users.tsx'

// Without a use, the build would remove them.
Object.assign(globalThis, { charts, packages })
