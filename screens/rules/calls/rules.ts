import { defineCalls } from '../../../schemas/index.ts'

/** What is said of a rule, new or changed. */
const ruleFields = ['name', 'rule', 'tags?', 'priority?', 'active']

export default defineCalls({
  base: '/api/rules-engine',
  of: 'rule',
  calls: {
    rulesets: { grid: '/rules/grid', many: 'ruleset' },
    ruleset: { get: '/rules/{ruleset}', one: 'ruleset' },
    ruleTags: { get: '/tags/{ruleset}', many: 'ruleTag' },
    rules: { grid: '/rules/{ruleset}/grid' },
    dryRun: { get: '/rules/{ruleset}/{idRule}/dry-run', one: 'dryRun' },
    tryRule: { post: '/rules/{ruleset}/dry-run', of: 'rule', one: 'dryRun', body: ['rule'] },
    addRule: { post: '/rules/{ruleset}', body: ruleFields },
    changeRule: { put: '/rules/{ruleset}/{idRule}', body: ruleFields },
    moveRuleUp: { post: '/rules/{ruleset}/{idRule}/up' },
    moveRuleDown: { post: '/rules/{ruleset}/{idRule}/down' },
    copyRule: { post: '/rules/{ruleset}/{idRule}/copy' },
    deactivateRule: { post: '/rules/{ruleset}/{idRule}/deactivate' },
    activateRule: { post: '/rules/{ruleset}/{idRule}/activate' },
    deleteRule: { delete: '/rules/{ruleset}/{idRule}' },
    samplingCategories: { grid: '/smart-sampling/grid', many: 'samplingCategory' },
    changeSampling: { put: '/smart-sampling/{idCategory}', body: ['share', 'active'] },
    resetSampling: { post: '/smart-sampling/{idCategory}/reset' },
  },
})
