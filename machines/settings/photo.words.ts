import type { photoMachine } from '#machines/settings/photo.machine.ts'
import type { ChartTexts } from '#machines/words.ts'

export const photoTexts: ChartTexts<typeof photoMachine> = {
  states: {
    reading: { given: 'a chosen file being read', seen: "'Change photo' shows that it is at work" },
    ready: { given: 'a picture that waits for the save', seen: "the picture is shown, and 'Save Changes' is there" },
    refused: { given: 'a file that is not taken', seen: 'the picture of before stays' },
  },
  events: {},
  calls: { readPhoto: 'the reading of the file' },
  facts: { problem: () => null },
}
