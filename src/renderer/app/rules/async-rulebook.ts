import { defineAsyncComponent } from 'vue';
import type { AsyncComponentLoader } from 'vue';
import { learnAppRules } from '../../locales/rulebook';

const dialog: AsyncComponentLoader = () => import('./RulebookDialog.vue');

/** The rulebook with its texts, loaded when it is first opened. */
export const RulebookDialog = defineAsyncComponent(() => learnAppRules().then(dialog));
