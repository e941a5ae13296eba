/** Joins class names and leaves out what is absent, so that no `class="undefined"` reaches the page. */
export function classes(...names: ReadonlyArray<string | false | undefined>): string {
  return names.filter(Boolean).join(' ')
}
