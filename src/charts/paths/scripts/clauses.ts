import type { TestModel, VisibleElement } from '#charts/testModel.ts'
import { capitalize, formatDuration } from '#charts/pictures/words.ts'
import type { Configuration } from '#charts/paths/model/configuration.ts'
import { configurationKey, type Edge, type Vertex } from '#charts/paths/model/configurationGraph.ts'
import { caseText, type Input } from '#charts/paths/model/inputs.ts'
import { printValue } from '#charts/paths/model/printValue.ts'
import type { Observation } from '#charts/paths/model/observation.ts'
import { type ChartState, type Reference, readChart } from '#charts/read/chart.ts'
import { stateEnteredAction, stateExitedAction, transitionTakenAction } from '#charts/read/instrument.ts'
import { activeStates } from '#charts/read/running.ts'
import { emptyAction } from '#charts/read/words.ts'

/** A step, with what it needs to be told. */
export type Step = Pick<Edge, 'configuration' | 'expected'> & { readonly from: Pick<Vertex, 'configuration'> }

/** The precondition of a script: `the states open.code.entering and open.resend.locked`. */
export const givenClause = (testModel: TestModel, configuration: Configuration): string => {
  const leaves = activeInOrder(testModel, configuration)
    .filter(isLeaf)
    .map(({ path }) => path)
  if (leaves.length === 0) return 'the chart'
  return `the ${leaves.length === 1 ? 'state' : 'states'} ${joinClauses(leaves)}`
}

const isLeaf = ({ kind, parent }: ChartState): boolean => (kind === 'atomic' || kind === 'final') && !!parent

/** The active states in the order of the file. */
const activeInOrder = ({ machine }: TestModel, { snapshot }: Configuration): ChartState[] => {
  const active = activeStates(snapshot)
  return readChart(machine).states.filter(({ path }) => active.includes(path))
}

/** What happens in a step: `the person submits a code: a complete code`. */
export const whenClause = ({ calls, events }: TestModel, input: Input): string => {
  if (input.type === 'delay') return describeDelay(input.milliseconds)
  if (input.type === 'start') return caseText(input)
  if (input.type === 'outcome') return withCase(`${calls[input.invoke]?.name ?? input.invoke} ends`, caseText(input))
  const { [input.event]: event } = events as Partial<TestModel['events']>
  return withCase(event?.when ?? input.event, caseText(input))
}

const withCase = (text: string, name: string): string => (name === '' ? text : `${text}: ${name}`)

const describeDelay = (milliseconds: number): string =>
  milliseconds === 1_000 ? '1 second passes' : `${formatDuration(milliseconds).replace(/ s$/, ' seconds')} pass`

/** The expected result of a step that a person cannot see in time. */
const nextStepFollows = 'the next step follows at once'
/** The expected results of a step that shows nothing new. */
export const nothingToSee = [nextStepFollows, 'nothing changes', 'the page looks the same']

/**
 * The expected result of a step: what its transitions say, the states that it enters, and its effects. Without any of
 * them, it says whether the configuration stays the same.
 * @param wait for a person, the step after which the page waits, if it goes on at once. States that end before it
 * cannot be seen in time and are left out
 */
export const thenClause = (testModel: TestModel, step: Step, wait?: Pick<Step, 'configuration'>): string => {
  const settled = wait?.configuration ?? step.configuration
  const { elements, others } = enteredParts(testModel, step, settled)
  const transitions = describeTakenTransitions(testModel, step)
  const actions = describeActions(testModel, step)
  const isLast = settled === step.configuration
  const onScreen = (texts: readonly string[]) => seenOf(testModel, step, texts)
  const told = others.length > 0 && wait ? others : [...transitions, ...elements, ...others, ...actions]
  const seen = wait ? [...onScreen(transitions), ...elements, ...onScreen(others), ...onScreen(actions)] : told
  const effects = describeEffects(testModel, step)
  const possible = wait && isSameForKey(testModel, step) ? told.filter((text) => !hides.test(text)) : told
  const clauses = [...(isLast && seen.length + effects.length === 0 ? possible : seen), ...effects]
  if (clauses.length > 0) return joinSentences([...new Set(clauses)])
  if (!isLast) return nextStepFollows
  const [before, after] = [step.from.configuration, step.configuration].map((configuration) =>
    configurationKey(testModel, configuration),
  )
  return before === after ? 'nothing changes' : 'the page looks the same'
}

/** Says that something disappears. It was not there if the key of the model stays the same. */
const hides = /^the \w+ hides the /i

const isSameForKey = ({ keyOf }: TestModel, { from: { configuration }, expected }: Step): boolean =>
  configuration.snapshot !== null && printValue(keyOf(configuration.snapshot)) === printValue(expected.facts)

/** What a person sees of a step whose facts change: the sentences of its transitions. */
export const changeClauses = (testModel: TestModel, step: Step): string[] =>
  isSameForKey(testModel, step) ? [] : seenOf(testModel, step, describeTakenTransitions(testModel, step))

/** The sentences about the screen of the texts about a step. */
const seenOf = (testModel: TestModel, step: Step, texts: readonly string[]): string[] => {
  const { isOnScreen = () => true } = testModel
  const conditions = conditionsOf(testModel, step)
  const isSame = isSameForKey(testModel, step)
  return texts.flatMap((text) => {
    const seen = text
      .split('. ')
      .filter((sentence, index) => isOnScreen(sentence, index === 0 && conditions.includes(text)))
      .filter((sentence) => !(isSame && hides.test(sentence)))
    return seen.length > 0 ? [toClause(joinSentences(seen))] : []
  })
}

/** The texts whose first sentence can say which of several transitions is taken. What refers to it needs it. */
const conditionsOf = ({ machine }: TestModel, { configuration }: Step): string[] => {
  const { transitions } = readChart(machine)
  return transitions
    .filter(({ id }) => configuration.lastStep.takenTransitions.includes(id))
    .filter((taken) =>
      transitions.some(
        (other) =>
          other !== taken &&
          other.source === taken.source &&
          other.eventType === taken.eventType &&
          (other.guard ?? taken.guard),
      ),
    )
    .flatMap(({ description = '' }) => (refersBack.test(description) ? [] : [toClause(description)]))
}

const refersBack = /\. .*\b(them|their|its?|so|why|the new one)\b/

const describeTakenTransitions = ({ machine }: TestModel, { configuration }: Step): string[] =>
  configuration.lastStep.takenTransitions.flatMap((taken) => {
    const { description } = readChart(machine).transitions.find(({ id }) => id === taken) ?? {}
    return description === undefined ? [] : [toClause(description)]
  })

/** The actions of a step in their order. A model with its own words about effects, or for a person, has better ones. */
const describeActions = ({ machine, describeEffect, manual }: TestModel, { configuration }: Step): string[] => {
  if (describeEffect ?? manual) return []
  const { states, transitions } = readChart(machine)
  const declaredBy: Readonly<Record<string, (part: ActionPart) => readonly Reference[] | undefined>> = {
    [stateExitedAction]: ({ state }) => states.find(({ path }) => path === state)?.exit,
    [transitionTakenAction]: ({ transition }) => transitions.find(({ id }) => id === transition)?.actions,
    [stateEnteredAction]: ({ state }) => states.find(({ path }) => path === state)?.entry,
  }
  const words = configuration.lastStep.actions
    .flatMap(({ type, params }) => declaredBy[type]?.(params as ActionPart) ?? [])
    .flatMap((action) => (action.words === emptyAction ? [] : [action.words]))
  return words.length > 0 ? [`the chart does: ${words.join(', ')}`] : []
}

/** The part of a chart whose actions a step runs. */
interface ActionPart {
  readonly state?: string
  readonly transition?: string
}

/** What a page shows of the states that a step enters, and that are still active in the configuration `settled`. */
const enteredParts = (testModel: TestModel, { configuration }: Step, settled: Configuration) => {
  const { enteredStates } = configuration.lastStep
  const lasting = activeStates(settled.snapshot)
  const states = activeInOrder(testModel, configuration).filter(({ path }) =>
    [enteredStates, lasting].every((paths) => paths.includes(path)),
  )
  const { elements, others } = shownIn(testModel, states)
  return { elements: describeElements(elements), others }
}

/** What a page shows in states: its elements, and in words the states without any. */
export const shownIn = ({ visible = {}, isOnScreen }: TestModel, states: readonly ChartState[]) => ({
  elements: states.flatMap(({ path }) => visible[path] ?? []),
  others: states
    .filter((state) => isLeaf(state) && !visible[state.path])
    .map((state) => clauseOfState(state, isOnScreen)),
})

/** The bell lists what a toast says: the text of the toast is enough. */
export const describeEffects = (
  { describeEffect }: TestModel,
  { expected }: { readonly expected: Pick<Observation, 'effects'> },
): string[] => {
  const effects = expected.effects as readonly { type: string; text?: string; receiver?: string }[]
  return effects
    .filter(
      ({ receiver, text }) => !(receiver && text && effects.some((other) => !other.receiver && other.text === text)),
    )
    .flatMap((effect) => describeEffect?.(effect) ?? [])
}

/** Elements as a tester looks for them: `the page shows the field 'Email' and the button 'Continue' with progress`. */
export const describeElements = (elements: readonly VisibleElement[]): string[] =>
  elements.length === 0 ? [] : [`the page shows ${joinClauses([...new Set(elements.map(nameOfElement))])}`]

/** What people call an element. Other roles have the word of ARIA, such as `button`. */
const roleWords: Readonly<Record<string, string>> = {
  alertdialog: 'dialog',
  combobox: 'list to choose from',
  img: 'picture',
  menuitemradio: 'menu item',
  radio: 'option',
  region: 'section',
  searchbox: 'search field',
  status: 'notice',
  textbox: 'field',
  timer: 'countdown',
}

const nameOfElement = ({ role, name, within, isBusy }: VisibleElement): string =>
  [
    `the ${roleWords[role] ?? role}`,
    ...(name ? [`'${name}'`] : []),
    ...(within ? [`in '${within}'`] : []),
    ...(isBusy ? ['with progress'] : []),
  ].join(' ')

/** The first sentence of the description of a state, or the first one about the screen. */
export const clauseOfState = (
  { description, path }: ChartState,
  isOnScreen: TestModel['isOnScreen'] = () => true,
): string => {
  const sentences = (description ?? `the chart is in ${path}`).split(/(?<=\.)\s/)
  return toClause(sentences.find((sentence) => isOnScreen(sentence)) ?? (sentences[0] as string))
}

/** A sentence as a part of another one. Names in quotes keep their capitals. */
const toClause = (sentence: string): string =>
  sentence.replace(/\.$/, '').replace(/^[A-Z](?=[a-z]*\s)/, (letter) => letter.toLowerCase())

/** Clauses as sentences, without a capital at the start and a full stop at the end: `the code is wrong. A message …`. */
export const joinSentences = (clauses: readonly string[]): string =>
  clauses
    .slice(1)
    .reduce((text, clause) => `${text}${text.endsWith('."') ? '' : '.'} ${capitalize(clause)}`, clauses[0] ?? '')

/** Clauses as a list: `a, b and c`. */
const joinClauses = (clauses: readonly string[]): string =>
  clauses.length > 1 ? `${clauses.slice(0, -1).join(', ')} and ${clauses.at(-1)}` : (clauses[0] ?? '')
