import { decodeText } from '#domain/people/import/decodeText.ts'

/** The text of a file that a person chose. */
export const readTextFile = async (file: Blob): Promise<string> => decodeText(new Uint8Array(await file.arrayBuffer()))
