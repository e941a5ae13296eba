import { buildAtlas } from '#tools/atlas/build.ts'

await buildAtlas()
