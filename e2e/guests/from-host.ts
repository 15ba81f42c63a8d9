/** What a guest takes from the host instead of carrying it: the same for every bundler. */
function taken(requiredVersion: string) {
  return { singleton: true, import: false, requiredVersion } as const;
}

export const fromHost = {
  react: taken('^19.0.0'),
  nanostores: taken('^1.0.0'),
  '@nanostores/react': taken('^2.0.0'),
  '@loupe/shared/stores/credits': taken('^1.0.0'),
  '@loupe/shared/stores/snackbar': taken('^1.0.0'),
} as const;
