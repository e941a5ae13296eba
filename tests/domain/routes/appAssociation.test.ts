import { describe, expect, test } from 'vitest'
import { parseConfig } from '#domain/app/config.ts'
import { associationFiles } from '#domain/routes/appAssociation.ts'
import { toAppLinks } from '#domain/routes/appLinks.ts'
import { localSettings } from '#local/localSettings.ts'

const fingerprint = Array.from({ length: 32 }, () => '1A').join(':')

const read = (environment: Record<string, string>) => {
  const settings = parseConfig({ ...localSettings, ...environment })
  const files = associationFiles(settings)
  return {
    openedByApp: toAppLinks(settings).openedByApp,
    apple: JSON.parse(files['/.well-known/apple-app-site-association'] ?? '') as unknown,
    android: JSON.parse(files['/.well-known/assetlinks.json'] ?? '') as unknown,
  }
}

describe('the files that let the app open referral links', () => {
  test('name no app without a setting', () => {
    expect(read({})).toEqual({ openedByApp: [], apple: { applinks: { details: [] } }, android: [] })
  })

  test('name the app of the settings, for referral links only', () => {
    const settings = { VITE_IOS_APP_ID: 'ABCDE12345.com.rewoven.app', VITE_ANDROID_FINGERPRINTS: fingerprint }
    expect(read(settings)).toEqual({
      openedByApp: ['ios', 'android'],
      apple: {
        applinks: { details: [{ appIDs: ['ABCDE12345.com.rewoven.app'], components: [{ '/': '/referral/*' }] }] },
      },
      android: [
        {
          relation: ['delegate_permission/common.handle_all_urls'],
          target: {
            namespace: 'android_app',
            package_name: 'com.rewoven.app',
            sha256_cert_fingerprints: [fingerprint],
          },
        },
      ],
    })
  })

  test.each([
    { VITE_IOS_APP_ID: 'com.rewoven.app' },
    { VITE_IOS_APP_ID: 'abcde12345.com.rewoven.app' },
    { VITE_ANDROID_FINGERPRINTS: '14:6D' },
    { VITE_ANDROID_FINGERPRINTS: `${fingerprint}, ${fingerprint}` },
  ])('%j stops the build', (environment) => {
    expect(() => read(environment)).toThrow(/^The setting VITE_(IOS_APP_ID|ANDROID_FINGERPRINTS) must be /)
  })
})
