/** The encodings of files that begin with these bytes. */
const marks = [
  { bytes: [0xff, 0xfe], encoding: 'utf-16le' },
  { bytes: [0xfe, 0xff], encoding: 'utf-16be' },
] as const

/** The text of a file in UTF-8, in UTF-16, or in the encoding in which Excel on Windows saves CSV files. */
export const decodeText = (content: Uint8Array): string => {
  const mark = marks.find(({ bytes }) => bytes.every((byte, at) => content[at] === byte))
  if (mark) return new TextDecoder(mark.encoding).decode(content)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(content)
  } catch {
    return new TextDecoder('windows-1252').decode(content)
  }
}
