/** Where the pictures are, below the project; git ignores both. */
export const visualFolders = {
  /** Those to compare with. */
  baselines: '.visual',
  /** Those of the last run that differ. */
  results: 'test-results/visual',
  report: 'test-results/visual/index.html',
} as const
