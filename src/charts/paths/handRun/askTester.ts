import { type Answer, handRunOf, type RunScript, type RunStep, type Verdict } from '#charts/paths/handRun/handRun.ts'
import type { ChartScripts } from '#charts/paths/scripts/testScripts.ts'

/** How a hand run talks to a tester and stores the answers. */
export interface Conversation {
  readonly print: (text: string) => void
  /** The next line; null if there are no more lines. */
  readonly ask: (question: string) => Promise<string | null>
  readonly save: (answers: readonly Answer[]) => void
  readonly isPicture: (file: string) => boolean
  /** What to do before each script. */
  readonly preparation: string
}

const help = `p passed, f failed, b blocked, u one step back, q quit.
A comment can follow, and a picture after @: f The button stays grey @screenshots/grey.png`

const stepQuestion = 'p, f, b, u or q? '
const endQuestion = 'No step is open. Enter writes the result, u goes one step back. '

/**
 * Asks a tester about each open step of scripts. Each answer is stored at once.
 * @returns the answers, and whether no step is open
 */
export const askTester = async (scripts: ChartScripts, stored: readonly Answer[], conversation: Conversation) => {
  const { print, save, preparation } = conversation
  // The file also has the answers of scripts that are not chosen now.
  const isOwn = ({ script }: Answer): boolean => scripts.scripts.some(({ id }) => id === script)
  let answers = stored
  let shownScript = ''
  print(help)
  for (;;) {
    const run = handRunOf(scripts, answers)
    const current = nextStep(run.scripts)
    if (!current) {
      const reply = await askReply(conversation, endQuestion)
      if (reply === 'quit') return { answers, isComplete: true }
      answers = reply === 'back' ? withoutLast(answers, isOwn) : withDetails(answers, isOwn, reply, print)
      save(answers)
      continue
    }
    const { script, step } = current
    const count = `Script ${run.scripts.indexOf(script) + 1} of ${run.scripts.length}`
    if (script.id !== shownScript) print(`\n# ${count}: ${headOf(script, step, preparation)}`)
    shownScript = script.id
    const { number } = step
    const next = script.steps[number + 1]
    print(`\n${number === 0 ? 'Start' : `Step ${number} of ${script.steps.length - 1}`}`)
    print(`${textOf(step)}\n  ${step.expected}`)
    if (next) print(dimmed(`  Next: ${next.title}`))
    const reply = await askReply(conversation, stepQuestion)
    if (reply === 'quit') return { answers, isComplete: false }
    const answer = { script: script.id, step: step.number, at: new Date().toISOString() }
    answers = reply === 'back' ? withoutLast(answers, isOwn) : [...answers, { ...answer, ...reply }]
    save(answers)
  }
}

/** Grey in a terminal. */
const dimmed = (text: string): string => (process.stdout.isTTY ? `\u001B[2m${text}\u001B[22m` : text)

const nextStep = (scripts: readonly RunScript[]) => {
  const script = scripts.find(({ steps }) => steps.some(isOpen))
  const step = script?.steps.find(isOpen)
  return script && step && { script, step }
}

const isOpen = ({ result }: RunStep): boolean => result === 'open'

const headOf = ({ id, title, steps }: RunScript, { number }: RunStep, preparation: string): string =>
  [
    `${title} (${id}, ${steps.length - 1} steps)`,
    ...(number === 0
      ? [preparation]
      : ['The steps before have an answer. If the page is closed, do them again first:']),
    ...steps.slice(0, number).map((step) => (step.number === 0 ? '' : `${step.number}. `) + textOf(step)),
  ].join('\n')

const textOf = ({ title, instructions }: RunStep): string =>
  [title, ...instructions.map((line) => `   - ${line}`)].join('\n')

type Details = Pick<Answer, 'comment' | 'picture'>
type FullReply = Details & Pick<Answer, 'verdict'>
type Reply = 'back' | 'quit' | FullReply

const withoutLast = (answers: readonly Answer[], isOwn: (answer: Answer) => boolean): readonly Answer[] => {
  const last = answers.findLastIndex(isOwn)
  return answers.filter((_, index) => index !== last)
}

/** What a tester adds after the last step belongs to the step that failed last. */
const withDetails = (
  answers: readonly Answer[],
  isOwn: (answer: Answer) => boolean,
  { comment, picture }: Details,
  print: Conversation['print'],
) => {
  const failed = answers.findLast((answer) => isOwn(answer) && answer.verdict !== 'passed')
  const hasDetails = comment !== '' || picture !== ''
  print(
    failed && hasDetails ? 'Added to the step that failed last.' : 'Not stored: no step is open. u goes one step back.',
  )
  if (!failed || !hasDetails) return answers
  const comments = [failed.comment, comment].filter(Boolean).join(' ')
  const added = { ...failed, comment: comments, picture: picture || failed.picture }
  return answers.map((answer) => (answer === failed ? added : answer))
}

const askReply = async ({ ask, print, isPicture }: Conversation, question: string): Promise<Reply> => {
  for (;;) {
    const line = await ask(question)
    const isEnd = line === null || (line.trim() === '' && question === endQuestion)
    const parsed = isEnd ? 'quit' : parseReply(line)
    const reply = isWithoutReason(parsed)
      ? { ...parsed, ...parseDetails((await ask('What is wrong? Enter goes on without a comment. ')) ?? '') }
      : parsed
    const picture = typeof reply === 'object' ? reply.picture : ''
    if (reply && (picture === '' || isPicture(picture))) return reply
    print(reply ? `${picture} is not a picture (PNG, JPEG, GIF or WebP).` : help)
  }
}

const verdicts: Readonly<Record<string, Verdict>> = { p: 'passed', f: 'failed', b: 'blocked' }

/** Reads a line such as `f The button stays grey @grey.png`. Whole words are possible too: `failed`. */
const parseReply = (line: string): Reply | undefined => {
  const [, word = '', rest = ''] = /^(p|passed|f|failed|b|blocked|u|back|q|quit)(?:\s+(.*))?$/i.exec(line.trim()) ?? []
  const name = word.toLowerCase()
  if (name === 'u' || name === 'back') return 'back'
  if (name.startsWith('q')) return 'quit'
  const verdict = verdicts[name.charAt(0)]
  return verdict && { verdict, ...parseDetails(rest) }
}

const parseDetails = (text: string): Details => {
  const [, comment = '', picture = ''] = /^(.*?)(?:(?:^|\s+)@(\S.*))?$/.exec(text.trim()) ?? []
  return { comment, picture: picture.replace(/^(["'])(.*)\1$/, '$2') }
}

const isWithoutReason = (reply: Reply | undefined): reply is FullReply =>
  typeof reply === 'object' && reply.verdict !== 'passed' && reply.comment === '' && reply.picture === ''
