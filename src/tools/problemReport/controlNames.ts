import { type Gesture, gesturesOf } from '#charts/gestures.ts'
import type { TestModel } from '#charts/testModel.ts'

const quotedIn = (text: string): string[] => [...text.matchAll(/'([^']+)'/g)].map(([, name]) => name as string)

/** The names of the controls that a gesture uses. */
const namesOf = (gesture: Gesture): string[] => {
  if (gesture.kind === 'press') return gesture.target.name === '' ? [] : [gesture.target.name]
  if (gesture.kind === 'fill') return [gesture.label]
  return gesture.kind === 'told' ? gesture.gestures.flatMap(namesOf) : []
}

const namesIn = ({ visible = {}, events, manual }: TestModel): string[] => {
  const steps = Object.values(manual?.inputs ?? {}).flatMap((step) => [step, step.instead ?? {}])
  return [
    ...Object.values(visible).flatMap((elements) => elements.flatMap(({ name }) => name ?? [])),
    ...Object.values(events).flatMap(({ when }) => quotedIn(when)),
    ...steps.flatMap(({ action }) => (typeof action === 'function' ? [] : gesturesOf(action).flatMap(namesOf))),
  ]
}

/**
 * The names of controls that the test models tell: of visible elements, of fields, and of those that a
 * person uses. A name with that of a person of the test data is left out, so none is the name of a person.
 */
export const controlNames = (testModels: readonly TestModel[]): string[] => {
  const people = testModels.flatMap(({ manual }) => Object.entries(manual?.names ?? {}).flat())
  return [...new Set(testModels.flatMap(namesIn))].filter(
    (name) => !name.includes(': ') && !people.some((person) => name.includes(person)),
  )
}
