import { runProcess } from '#charts/command/runProcess.ts'
import { runPaths } from '#tools/paths/cli/command.ts'

await runProcess(async (args, io) => {
  // A chart of another project needs none of the charts here, and these take a second to load.
  const testModels = args.includes('--machine') ? [] : (await import('#tools/paths/namedTestModels.ts')).namedTestModels
  return runPaths(args, testModels, io)
})
