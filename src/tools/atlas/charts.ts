import { parseArgs } from 'node:util'
import { outlinesFolder } from '#tools/atlas/chartFiles.ts'

const usage = `Usage: npm run charts -- [--since REF]

Writes the outlines of all charts into ${outlinesFolder}.

  --since REF  compares the charts with those of a commit, a branch or a tag instead
  --help       prints this text`

const parse = () => {
  const options = { since: { type: 'string' }, help: { type: 'boolean' } } as const
  try {
    return parseArgs({ options }).values
  } catch (error) {
    console.error(`${(error as Error).message.split(/\. |\n/)[0]}.\n\n${usage}`)
    process.exit(2)
  }
}

const { since, help } = parse()

if (help) console.log(usage)
else {
  // They take seconds to load.
  const { compareWith, writeOutlines } = await import('#tools/atlas/writeCharts.ts')
  const { UnreadableRevision } = await import('#tools/atlas/review/revision.ts')
  try {
    if (since === undefined) writeOutlines()
    else await compareWith(since)
  } catch (error) {
    if (!(error instanceof UnreadableRevision)) throw error
    console.error(error.message)
    process.exitCode = 1
  }
}
