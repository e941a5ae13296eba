/** Uses the setter of the prototype, so that React and react-hook-form see the change. */
export const enterText = (input: HTMLInputElement, text: string): void => {
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, text)
  input.dispatchEvent(new Event('input', { bubbles: true }))
}
