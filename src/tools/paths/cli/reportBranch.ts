import { basename } from 'node:path'
import type { ChartLayout } from '#charts/pictures/chartLayout.ts'
import { layOutAll } from '#charts/pictures/layout.ts'
import { pictureFileOf } from '#charts/pictures/picture.ts'
import { toDrawnChart } from '#charts/pictures/toDrawnChart.ts'
import { idOfTaken } from '#charts/read/running.ts'
import type { Failure } from '#charts/replay/failure.ts'
import { reviewCommentsSchema } from '#domain/app/reviewComments.ts'
import type { ProblemReport } from '#domain/problemReport/problemReport.ts'
import { commentsFileOf } from '#tools/atlas/review/commentFiles.ts'
import { askGit, commitOnBranch } from '#tools/paths/cli/commitOnBranch.ts'
import { chartNamed, type CommandLine } from '#tools/paths/cli/commandLine.ts'
import { reasonText } from '#tools/problemReport/summary.ts'

const mark = { className: 'changed', sign: '!' }

/**
 * Commits the test of a report on a branch of its own, with the picture of its last step and a comment on the state.
 * @param file where the test is
 */
export const commitReport = async (
  { release, comment }: Pick<ProblemReport, 'release' | 'comment'>,
  { actor, reason }: Failure,
  { file, text }: { readonly file: string; readonly text: string },
  { testModels, print, repository = '.' }: Pick<CommandLine, 'testModels' | 'print' | 'repository'>,
): Promise<number> => {
  const { chart, path, events } = actor
  const branch = basename(file, '.json')
  const states = path.steps.at(-1)?.states ?? []
  const taken = events[path.steps.length - 1]?.taken.map(idOfTaken) ?? []
  const [layout] = await layOutAll([toDrawnChart(chartNamed(chart, testModels))])
  const picture = pictureFileOf(layout as ChartLayout, {
    states: new Map(states.map((state) => [state, mark])),
    transitions: new Map(taken.map((id) => [id, mark])),
  })
  const title = `A problem report ends here, because ${reasonText[reason]}`
  const author = askGit(repository, 'config', 'user.name')
  const comments = reviewCommentsSchema.parse(
    JSON.parse(askGit(repository, 'show', `HEAD:${commentsFileOf(chart)}`) || '[]'),
  )
  const newComment = {
    id: branch,
    part: states[0] ?? '(chart)',
    text: [`${title}: ${branch}.`, ...(comment === '' ? [] : [`The person wrote: ${comment}`])].join(' '),
    release,
    ...(author && { author }),
    day: new Date().toISOString().slice(0, 10),
    isResolved: false,
  }
  commitOnBranch(
    repository,
    branch,
    `Follow a problem report through ${chart}\n\n${newComment.text}\n`,
    new Map([
      [file, text],
      [file.replace(/json$/, 'svg'), picture],
      [commentsFileOf(chart), `${JSON.stringify([...comments, newComment], null, 2)}\n`],
    ]),
  )
  print(`The branch ${branch} has the test, the picture of its last step and a comment on ${chart}.`)
  return 0
}
