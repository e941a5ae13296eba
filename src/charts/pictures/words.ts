/** A name in code as words: `codeIsComplete` becomes `code is complete`. */
export const toWords = (name: string): string =>
  name
    .replaceAll(/[._-]/g, ' ')
    .replaceAll(/(?<=[a-z]\d*)[A-Z]|(?<=\d)[A-Z](?=[a-z])/g, (start) => ` ${start.toLowerCase()}`)
    .trim()

/** A name in code as a heading: `signIn` becomes `Sign in`. */
export const toHeading = (name: string): string => capitalize(toWords(name))

export const capitalize = (text: string): string => text.replace(/^./, (letter) => letter.toUpperCase())

const units = [
  ['day', 86_400_000],
  ['h', 3_600_000],
  ['min', 60_000],
  ['s', 1_000],
] as const

/** A duration in the largest unit that gives a whole number above one: `60 s`, `48 h`, `300 ms`. */
export const formatDuration = (milliseconds: number): string => {
  const [name, size] =
    units.find(([, length]) => milliseconds % length === 0 && milliseconds / length > 1) ??
    (milliseconds % 1_000 === 0 ? units[3] : ['ms', 1])
  const count = milliseconds / size
  return `${count} ${name === 'day' ? 'days' : name}`
}

/** Joins names: `a, b or c`. */
export const eitherOf = (names: readonly string[]): string =>
  names.length > 1 ? `${names.slice(0, -1).join(', ')} or ${names.at(-1)}` : (names[0] ?? '')
