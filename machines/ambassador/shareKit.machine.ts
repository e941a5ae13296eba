import { pictureFile, shareKitSetup } from '#machines/ambassador/shareKit.setup.ts'

export const shareKitMachine = shareKitSetup.createMachine({
  id: 'shareKit',
  description:
    'The page offers ways to share a referral code: links, the share menu of the device, a QR code, a poster and a ' +
    'picture for stories. The marketer can write the text of the messages.',
  context: ({ input }) => ({ ...input, ownText: null, resetText: null, pictures: null, saved: 'poster' }),
  initial: 'checkingInvitation',
  states: {
    checkingInvitation: {
      description: 'The page checks whether the marketer has a referral code.',
      meta: { section: '§3' },
      always: [
        { description: 'The marketer has no code.', guard: 'hasNothingToShare', target: 'unavailable' },
        { target: 'available' },
      ],
    },
    unavailable: {
      description: "The marketer has no code: the page shows 'N/A' and says that there is nothing to share.",
      meta: { section: '§3' },
    },
    available: {
      description: 'The page shows the ways to share the code.',
      meta: { section: '§2' },
      type: 'parallel',
      states: {
        share: {
          description: "The button 'More ways' opens the share menu of the device.",
          initial: 'checkingSupport',
          states: {
            checkingSupport: {
              description: 'The page checks whether the device has a share menu.',
              invoke: {
                id: 'checkShareSupport',
                src: 'checkShareSupport',
                onDone: [
                  {
                    guard: { type: 'canShare', params: ({ event }) => event.output },
                    target: 'ready',
                  },
                  { target: 'unsupported' },
                ],
                onError: 'unsupported',
              },
            },
            unsupported: {
              description:
                'The device has no share menu for web pages, or does not tell whether it has one. The page does not ' +
                "show 'More ways'.",
            },
            ready: {
              description: "The person can press 'More ways', which opens the share menu.",
              on: { 'share.requested': 'sharing' },
            },
            sharing: {
              description: 'The share menu is open until the person chooses an app or closes it.',
              invoke: {
                id: 'share',
                src: 'share',
                input: ({ context: { invitation, ownText } }) => ({ invitation, ownText }),
                onDone: 'ready',
                onError: { target: 'ready', actions: 'toastShareFailed' },
              },
            },
          },
        },
        message: {
          description: 'The text of the messages: the default, or one that the marketer writes in a dialog.',
          initial: 'reading',
          states: {
            reading: {
              description: 'The page reads the text that this marketer has stored in this browser.',
              meta: { section: '§4' },
              invoke: {
                id: 'readOwnText',
                src: 'readOwnText',
                input: ({ context }) => ({ invitation: context.invitation }),
                onDone: {
                  description: 'The messages have the stored text, or the default text if there is none.',
                  target: 'closed',
                  actions: { type: 'setOwnText', params: ({ event }) => event.output },
                },
                onError: { description: 'The messages have the default text.', target: 'closed' },
              },
            },
            closed: {
              description: "The dialog is closed. 'Edit message' opens it.",
              on: {
                'message.requested': { target: 'editing', actions: 'forgetResetText' },
              },
            },
            editing: {
              description:
                'The dialog shows the text and the whole message. What the person types is used at once by ' +
                'WhatsApp, SMS, Email, the share menu and the copied message.',
              initial: 'stored',
              on: {
                'message.changed': {
                  target: '.storing',
                  actions: { type: 'setOwnText', params: ({ event }) => event.text },
                },
                'message.reset': {
                  description: 'The messages have the default text again.',
                  guard: 'hasOwnText',
                  target: '.storing',
                  actions: 'resetOwnText',
                },
                'reset.undone': {
                  guard: 'isReset',
                  target: '.storing',
                  actions: 'undoReset',
                },
                'dialog.dismissed': 'closed',
              },
              states: {
                stored: {
                  description: 'This browser keeps the text for the next visit.',
                  meta: { section: '§4' },
                },
                storing: {
                  description: 'The text is being stored in this browser.',
                  meta: { section: '§4' },
                  invoke: {
                    id: 'storeOwnText',
                    src: 'storeOwnText',
                    input: ({ context }) => ({ invitation: context.invitation, text: context.ownText }),
                    onDone: [
                      {
                        guard: { type: 'isStored', params: ({ event }) => event.output },
                        target: 'stored',
                      },
                      { description: 'The browser has no room for the text.', target: 'unstored' },
                    ],
                    onError: 'unstored',
                  },
                },
                unstored: {
                  description:
                    'The browser does not store the text. The dialog says that it is used only until the page closes.',
                  meta: { section: '§8' },
                },
              },
            },
          },
        },
        poster: {
          description: 'A dialog shows the poster, the picture for stories and the QR code.',
          initial: 'closed',
          states: {
            closed: {
              description: "The dialog is closed. 'QR code and poster' opens it.",
              on: {
                'poster.requested': { description: "The person presses 'QR code and poster'.", target: 'drawing' },
              },
            },
            drawing: {
              description: 'The dialog is open. The pictures are being drawn.',
              tags: 'busy',
              on: { 'dialog.dismissed': 'closed' },
              invoke: {
                id: 'drawPictures',
                src: 'drawPictures',
                input: ({ context }) => ({ invitation: context.invitation }),
                onDone: {
                  target: 'open',
                  actions: { type: 'setPictures', params: ({ event }) => event.output },
                },
                onError: 'failed',
              },
            },
            failed: {
              description: "The pictures could not be drawn. The dialog says so and offers 'Retry'.",
              meta: { section: '§8' },
              on: {
                'poster.requested': { description: "The person presses 'Retry'.", target: 'drawing' },
                'dialog.dismissed': 'closed',
              },
            },
            open: {
              description: 'The dialog shows the pictures. The person can save them, and print the poster.',
              initial: 'idle',
              on: {
                'dialog.dismissed': 'closed',
                'qrDownload.requested': { actions: 'downloadQr' },
              },
              states: {
                idle: {
                  description: "The person can press 'Save poster', 'Save story' and 'Print poster'.",
                  on: {
                    'print.requested': 'printing',
                    'pictureSave.requested': {
                      target: 'saving',
                      actions: { type: 'setSaved', params: ({ event }) => event.picture },
                    },
                  },
                },
                saving: {
                  description:
                    'A phone opens its share menu with the picture as a PNG file. Any other device downloads the file.',
                  invoke: {
                    id: 'sharePicture',
                    src: 'sharePicture',
                    input: ({ context }) => pictureFile(context),
                    onDone: [
                      {
                        description: 'The share menu had the file, and is closed.',
                        guard: { type: 'isShared', params: ({ event }) => event.output },
                        target: 'idle',
                      },
                      {
                        description: 'The device is no phone, or its share menu takes no files.',
                        target: 'idle',
                        actions: 'downloadPicture',
                      },
                    ],
                    onError: {
                      description: 'The share menu does not open. The file is downloaded.',
                      target: 'idle',
                      actions: 'downloadPicture',
                    },
                  },
                },
                printing: {
                  description: "The browser's print dialog is open. It prints the poster or saves it as a PDF.",
                  on: {
                    'pictureSave.requested': {
                      target: 'saving',
                      actions: { type: 'setSaved', params: ({ event }) => event.picture },
                    },
                  },
                  invoke: {
                    id: 'printPoster',
                    src: 'printPoster',
                    input: ({ context }) => ({ pictures: context.pictures }),
                    onDone: 'idle',
                    onError: { target: 'idle', actions: 'toastPrintFailed' },
                  },
                },
              },
            },
          },
        },
      },
    },
  },
})
