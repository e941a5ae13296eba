const number = (value: number): Buffer => {
  const bytes = Buffer.alloc(4)
  bytes.writeUInt32BE(value)
  return bytes
}

const box = (type: string, ...parts: readonly Buffer[]): Buffer => {
  const data = Buffer.concat(parts)
  return Buffer.concat([number(8 + data.length), Buffer.from(type), data])
}

/** The head of a photo of an iPhone, which has 12 megapixels. Only its type and its size can be read. */
export const heicPhoto = (): Buffer =>
  Buffer.concat([
    box('ftyp', Buffer.from('heic'), number(0), Buffer.from('mif1heic')),
    box(
      'meta',
      number(0),
      box('pitm', number(0), Buffer.from([0, 1])),
      box(
        'iprp',
        box('ipco', box('ispe', number(0), number(4032), number(3024))),
        box('ipma', number(0), number(1), Buffer.from([0, 1, 1, 1])),
      ),
    ),
  ])
