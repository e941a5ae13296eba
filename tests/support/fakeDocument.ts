/**
 * A document without a page, in which the key for copying works or not.
 * @param copied gets the selected texts; without it nothing can be copied
 */
export const fakeDocument = (copied?: string[]): Document => {
  let selected = ''
  const field = {
    value: '',
    select: () => void (selected = field.value),
    remove: () => undefined,
  }
  return {
    activeElement: null,
    body: { append: () => undefined },
    createElement: () => field,
    execCommand: () => {
      copied?.push(selected)
      return copied !== undefined
    },
  } as unknown as Document
}
