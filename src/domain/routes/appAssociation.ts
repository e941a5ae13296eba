import type { Config } from '#domain/app/config.ts'
import { referralPath } from '#domain/people/referral.ts'

/** It has no extension, so hosts must be told its type. */
export const appleAssociationPath = '/.well-known/apple-app-site-association'
export const androidAssociationPath = '/.well-known/assetlinks.json'

const appleAssociation = ({ VITE_IOS_APP_ID: id }: Config) => ({
  applinks: { details: id === undefined ? [] : [{ appIDs: [id], components: [{ '/': `${referralPath}/*` }] }] },
})

const androidAssociation = ({ VITE_ANDROID_FINGERPRINTS: fingerprints, VITE_PLAY_STORE_ID }: Config) =>
  fingerprints === undefined
    ? []
    : [
        {
          relation: ['delegate_permission/common.handle_all_urls'],
          target: {
            namespace: 'android_app',
            package_name: VITE_PLAY_STORE_ID,
            sha256_cert_fingerprints: fingerprints.split(','),
          },
        },
      ]

/** The files, as text by path, that let the app open referral links. Without their settings they name no app. */
export const associationFiles = (settings: Config): Readonly<Record<string, string>> => ({
  [appleAssociationPath]: `${JSON.stringify(appleAssociation(settings), null, 2)}\n`,
  [androidAssociationPath]: `${JSON.stringify(androidAssociation(settings), null, 2)}\n`,
})
