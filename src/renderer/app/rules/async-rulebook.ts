import { defineAsyncComponent } from 'vue';
import type { AsyncComponentLoader, Component } from 'vue';
import { learnAppRules } from '../../locales/rulebook';

const dialog: AsyncComponentLoader<Component> = () => import('./RulebookDialog.vue');

/** The rulebook with its texts, loaded when it is first opened. */
export const RulebookDialog = defineAsyncComponent<Component>(() => learnAppRules().then(dialog));
