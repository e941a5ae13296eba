import type { TestModel } from '#charts/testModel.ts'

const quotedIn = (text: string): string[] => [...text.matchAll(/'([^']+)'/g)].map(([, name]) => name as string)

const namesIn = ({ visible = {}, events, manual }: TestModel): string[] => {
  const steps = Object.values(manual?.inputs ?? {}).flatMap((step) => [step, step.instead ?? {}])
  return [
    ...Object.values(visible).flatMap((elements) => elements.flatMap(({ name }) => name ?? [])),
    ...Object.values(events).flatMap(({ when }) => quotedIn(when)),
    ...steps.flatMap(({ action, data = {} }) => [
      ...(typeof action === 'string' ? quotedIn(action) : []),
      ...Object.keys(data),
    ]),
  ]
}

/**
 * The names of controls that the test models tell: of visible elements, of fields, and those in quotation marks, such
 * as `press 'Retry'`. A name with that of a person of the test data is left out, so none is the name of a person.
 */
export const controlNames = (testModels: readonly TestModel[]): string[] => {
  const people = testModels.flatMap(({ manual }) => Object.entries(manual?.names ?? {}).flat())
  return [...new Set(testModels.flatMap(namesIn))].filter(
    (name) => !name.includes(': ') && !people.some((person) => name.includes(person)),
  )
}
