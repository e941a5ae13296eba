import { photoMachine } from '#machines/settings/photo.machine.ts'
import { heicPhoto } from '#tests/support/heicPhoto.ts'
import { pageObject } from '#tests/paths/browser/pageObject.ts'
import {
  attributesCall,
  choosePhoto,
  endDrawing,
  endReading,
  openLoadedSettings,
  pixel,
} from '#tests/paths/browser/pageObjects/settings/support.ts'

/** A PNG with one pixel whose header claims many. */
const hugeImage = (): Buffer => {
  const copy = Buffer.from(pixel)
  copy.writeUInt32BE(50_000, 16)
  copy.writeUInt32BE(50_000, 20)
  return copy
}

const files: Readonly<Record<string, () => Buffer>> = {
  'it is too large': () => Buffer.concat([pixel, Buffer.alloc(32 * 1024 * 1024 + 1 - pixel.length)]),
  'it has too many pixels': hugeImage,
  'this browser does not know its type': heicPhoto,
}

export const photoPageObject = pageObject({
  machine: photoMachine,
  actorId: 'photo',
  requestKinds: { attributes: attributesCall },
  open: async (context, { steps }) => {
    await openLoadedSettings(context)
    const [outcome] = steps.flatMap(({ input }) => (input.type === 'outcome' ? [input.case] : []))
    await choosePhoto(context.page, files[outcome ?? '']?.() ?? pixel)
  },
  calls: {
    readPhoto: {
      outcomes: {
        'it is an image': endReading('read'),
        'it is not an image': endReading('garbled'),
        'it is too large': endReading('read'),
        'it has too many pixels': endReading('read'),
        'this browser does not know its type': endReading('read'),
        'it cannot be read': endReading('failed'),
      },
    },
    cropPhoto: { outcomes: { 'the picture is made': endDrawing('drawn'), 'the call fails': endDrawing('failed') } },
  },
  impossible: {
    'outcome cropPhoto: the picture is too large': 'its 256 x 256 pixels always fit; a unit test covers it',
  },
})
